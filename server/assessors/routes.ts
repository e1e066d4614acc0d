import { untilGone } from '../http/gone.ts'
import type { Handlers } from '../http/register.ts'
import type { Assessors } from './service.ts'

type Names =
  | 'listEngines'
  | 'createEngine'
  | 'updateEngine'
  | 'deleteEngine'
  | 'testEngine'
  | 'setEngineBudget'
  | 'myReader'
  | 'setMyReader'

export function assessorRoutes(assessors: Assessors): Handlers<Names> {
  const { settings } = assessors
  return {
    listEngines: () => settings.list(),
    createEngine: ({ body }) => settings.create(body),
    updateEngine: ({ params, body }) => settings.update(params.id, body),
    deleteEngine: async ({ params }) => {
      await settings.remove(params.id)
      return { message: 'The engine was removed.' }
    },
    testEngine: ({ params, owner, reply }) => settings.test(owner, params.id, untilGone(reply)),
    setEngineBudget: ({ body }) => settings.setBudget(body),
    myReader: ({ owner }) => assessors.state(owner),
    setMyReader: async ({ owner, body }) => {
      await assessors.choose(owner, body.reader)
      return assessors.state(owner)
    },
  }
}
