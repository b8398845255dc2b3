/** Pages are also drawn when the client is built, where there is neither window nor width: there both are drawn, and the style chooses. */
export const isPrerendering = typeof document === 'undefined'
