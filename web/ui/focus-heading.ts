/** Where the keyboard goes on when what it pressed is gone from the page and nothing has come in its place. */
export const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus()
