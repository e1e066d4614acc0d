const steps = [
  { title: 'Create job', text: 'Paste the posting. Must-haves and nice-to-haves are read from your own words.' },
  {
    title: 'Upload resumes',
    text: 'pdf, docx and old doc files, one or many hundreds. One bad file never stops the rest.',
  },
  {
    title: 'Run analysis',
    text: 'The ranking fills in as it runs. Open a name to see each requirement and its quote.',
  },
]

export function ThreeSteps() {
  return (
    <section aria-labelledby="steps" className="mx-auto grid w-full max-w-work gap-8 px-4 py-16 sm:px-6 lg:py-20">
      <h2 id="steps" className="text-3xl">
        From posting to shortlist in three steps
      </h2>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-4 border-accent pt-4">
            <span className="text-3xl font-semibold text-accent tabular-nums" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-lg">{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
