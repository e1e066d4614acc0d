/** Of the largest file, as people say it. */
export const megabytes = (bytes: number) => (bytes / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })
