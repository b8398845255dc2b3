/** Stands in for a package that copies statics between components, for a wrapper that nobody uses. */
const keep = <Component>(component: Component) => component

// The package that it replaces has a default export.
export default keep
