import { type Client, createClient } from '../client.ts'

/** Somebody with the sample data, all of it matched and one resume analysed. */
export async function withSampleData(
  url: string,
): Promise<Client & { job: number; resume: number; resumes: number[] }> {
  const client = createClient(url)
  await client.signUp('robin')
  const { body } = await client.post<{ job: { id: number }; resumes: { id: number }[] }>('/api/samples')
  const resumes = body.resumes.map(({ id }) => id)
  const job = body.job.id
  await client.post(`/api/ai/jobs/${job}/resumes/match_batch`, { resume_ids: resumes })
  const resume = resumes.at(-1) ?? 0
  await client.post(`/api/ai/resumes/${resume}/analyze`)
  return { ...client, job, resume, resumes }
}
