/** Stands in for a list of all attributes that there are: what is written here is checked as it is compiled. `as` is a wish for another element. */
const isAttribute = (name: string) => name !== 'as'

// The package that it replaces has a default export.
export default isAttribute
