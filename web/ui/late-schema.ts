import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'

/**
 * Checks a form by a schema that is loaded when the form is first entered: no page waits for what only a submit needs.
 * Where it cannot be loaded the server, which checks by the same schema, is the judge.
 */
export function lateSchema<In extends FieldValues, Out>(load: () => Promise<ZodType<Out, In>>) {
  const make = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    return zodResolver(schema)
  }
  const resolver: Resolver<In, unknown, Out> = async (values, context, options) => {
    const check = await make().catch(() => null)
    return check ? check(values, context, options) : { values: values as unknown as Out, errors: {} }
  }
  return { resolver, preload: () => void make().catch(() => undefined) }
}
