import { z } from 'zod'

// zod compiles its checks with `new Function`, which the content policy refuses; it decides when a schema is made.
z.config({ jitless: true })
