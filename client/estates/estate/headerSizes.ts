/** How wide the picture of an estate stands at the head of its screens. */
export const headerSizes = '(min-width: 1200px) 720px, (min-width: 960px) 58vw, 100vw'
