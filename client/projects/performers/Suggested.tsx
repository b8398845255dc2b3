/** Names to choose from while one is typed. */
export const Suggested = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {[...new Set(names)].map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
)
