/** How to measure a head: around it, from forehead to nape, and from ear to ear over the top. */
export function HeadDrawing({ label }: { label: string }) {
  return (
    <img
      src="/head-measures.svg"
      width={440}
      height={290}
      alt={label}
      loading="lazy"
      decoding="async"
    />
  )
}
