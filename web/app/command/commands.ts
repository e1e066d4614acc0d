import { BriefcaseBusiness, CreditCard, Files, FileText, House, ListChecks, Plus, Rocket, Upload } from 'lucide-react'
import type { Job } from '../../../contract/jobs.ts'
import type { Resume } from '../../../contract/resumes.ts'

/** `also`: what it is found by beside its name. */
export type Command = { to: string; name: string; also?: string; Icon: typeof House }
export type CommandGroup = { title: string; commands: Command[] }

const actions: Command[] = [
  { to: '/joblist/new', name: 'Create a job', Icon: Plus },
  { to: '/resumes/new', name: 'Upload resumes', Icon: Upload },
  { to: '/userhome', name: 'User Home', Icon: House },
  { to: '/joblist', name: 'Job Positions', Icon: BriefcaseBusiness },
  { to: '/resumes', name: 'Resumes', Icon: Files },
  { to: '/onboarding', name: 'Onboarding', Icon: Rocket },
  { to: '/plans', name: 'Plans', Icon: CreditCard },
]

const jobCommands = ({ id, title }: Job): Command[] => [
  { to: `/joblist/${id}`, name: title, Icon: BriefcaseBusiness },
  { to: `/jobs/${id}/select_resumes_batch`, name: `Match resumes for ${title}`, Icon: ListChecks },
]

type Names = ReadonlyMap<number, string> | undefined

const resumeCommand = ({ id, file_name }: Resume, names: Names): Command => ({
  to: `/resumes/${id}/ai-score`,
  name: file_name,
  also: names?.get(id) ?? '',
  Icon: FileText,
})

const shownOfEach = 6

/** What every one of the typed words is found in; the beginning of a name counts most. */
function found(commands: readonly Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const begins = ({ name }: Command) => (name.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1)
  return commands
    .filter(({ name, also = '' }) => words.every(word => `${name} ${also}`.toLowerCase().includes(word)))
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, shownOfEach)
}

type Known = { jobs: readonly Job[]; resumes: readonly Resume[]; names: Names }

export function commandsFor(typed: string, { jobs, resumes, names }: Known): CommandGroup[] {
  return [
    { title: 'Actions', commands: found(actions, typed) },
    { title: 'Jobs', commands: found(jobs.flatMap(jobCommands), typed) },
    {
      title: 'Resumes',
      commands: found(
        resumes.map(one => resumeCommand(one, names)),
        typed,
      ),
    },
  ].filter(({ commands }) => commands.length > 0)
}
