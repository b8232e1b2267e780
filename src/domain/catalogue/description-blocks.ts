export type DescriptionFact = { readonly term: string; readonly text: string }

export type DescriptionBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: ReadonlyArray<DescriptionFact> }

const FACT = /^(?<term>\p{Lu}[^:.!?]{1,29}):\s+(?<text>\S.*)$/u

const toBlock = (line: string): DescriptionBlock => {
  const groups = FACT.exec(line)?.groups
  return groups === undefined
    ? { kind: 'text', text: line }
    : { kind: 'facts', facts: [{ term: groups.term ?? '', text: groups.text ?? '' }] }
}

const withBlock = (
  blocks: ReadonlyArray<DescriptionBlock>,
  next: DescriptionBlock,
): ReadonlyArray<DescriptionBlock> => {
  const last = blocks.at(-1)
  if (last?.kind === 'text' && next.kind === 'text')
    return [...blocks.slice(0, -1), { kind: 'text', text: `${last.text}\n${next.text}` }]
  if (last?.kind === 'facts' && next.kind === 'facts')
    return [...blocks.slice(0, -1), { kind: 'facts', facts: [...last.facts, ...next.facts] }]
  return [...blocks, next]
}

const withoutOuterBreaks = (block: DescriptionBlock): ReadonlyArray<DescriptionBlock> => {
  if (block.kind === 'facts') return [block]
  const text = block.text.replace(/^\s*\n|\n\s*$/g, '')
  return text === '' ? [] : [{ kind: 'text', text }]
}

/**
 * Splits a description into paragraphs, which keep their line breaks, and blocks of facts: consecutive lines `Term: text`
 * (M-053).
 */
export const descriptionBlocks = (description: string): ReadonlyArray<DescriptionBlock> =>
  description
    .split(/\r?\n/)
    .map(toBlock)
    .reduce<ReadonlyArray<DescriptionBlock>>(withBlock, [])
    .flatMap(withoutOuterBreaks)

/** The blocks without the facts of these terms, and without blocks that are empty then. */
export const blocksWithout = (
  description: string,
  terms: ReadonlyArray<string>,
): ReadonlyArray<DescriptionBlock> =>
  descriptionBlocks(description)
    .map((block) =>
      block.kind === 'text'
        ? block
        : { ...block, facts: block.facts.filter(({ term }) => !terms.includes(term)) },
    )
    .filter((block) => block.kind === 'text' || block.facts.length > 0)

/** The facts of a description that have one of these terms, in the order of the terms. */
export const factsOfTerms = (
  description: string,
  terms: ReadonlyArray<string>,
): ReadonlyArray<DescriptionFact> => {
  const all = descriptionBlocks(description)
    .filter((block) => block.kind === 'facts')
    .flatMap(({ facts }) => facts)
  return terms.flatMap((term) => all.filter((fact) => fact.term === term))
}
