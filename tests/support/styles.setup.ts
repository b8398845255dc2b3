import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js'
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js'

interface Rule {
  selectorText?: string
  /** Of a rule that is of a medium, say. */
  cssRules?: Rule[]
}
interface Asked {
  cssRules: Rule[]
}
interface Computed {
  element: Element
  parseCSSRules: (this: Computed, asked: Asked) => void
}
interface Properties {
  properties: Record<string, object>
  definedPropertyNames: object
}

/** Of each selector the classes that it asks for, on the element or on those around it; none where that can't be told from its text. */
const known = new Map<string, readonly (readonly string[])[]>()
function classesOf(selectors: string) {
  const found = known.get(selectors) ?? (/[\\+~[(]/.test(selectors) ? [[]] : selectors.split(',').map(classesIn))
  known.set(selectors, found)
  return found
}
const classesIn = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)

const around = new WeakMap<Computed, ReadonlySet<string>>()
function classesAround(computed: Computed) {
  const found = around.get(computed) ?? new Set<string>()
  if (!around.has(computed))
    for (let at: Element | null = computed.element; at; at = at.parentElement)
      for (const name of at.classList) (found as Set<string>).add(name)
  around.set(computed, found)
  return found
}

const styles = CSSComputedStyle.prototype as unknown as Computed
const parse = styles.parseCSSRules
/** Nearly all rules are of one class that few elements have: only those that may be meant are held against an element. */
function parseFew(this: Computed, asked: Asked) {
  const classes = classesAround(this)
  const mayMean = ({ selectorText, cssRules: inner }: Rule): boolean =>
    selectorText ? classesOf(selectorText).some((each) => each.every((name) => classes.has(name))) : !inner?.length || inner.some(mayMean)
  const cssRules = asked.cssRules.filter(mayMean)
  if (cssRules.length) parse.call(this, { ...asked, cssRules })
}

/** They hold a word and whether it is important: no need to send them through what copies anything there is. */
function cloneFlat(this: Properties) {
  const clone = new CSSPropertyManager() as unknown as Properties
  clone.properties = Object.fromEntries(Object.entries(this.properties).map(([name, property]) => [name, { ...property }]))
  clone.definedPropertyNames = { ...this.definedPropertyNames }
  return clone
}

// Once for a worker, whose files share what is replaced.
if (parse.name !== parseFew.name) {
  styles.parseCSSRules = parseFew
  CSSPropertyManager.prototype.clone = cloneFlat as never
}
