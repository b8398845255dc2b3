/** As much of it as is asked for. */
declare module 'js-yaml' {
  const yaml: { load: (text: string) => unknown }
  export default yaml
}
