/** For each configuration of tests: Node cannot resolve the sub-path imports of these packages as ES modules. */
export const inlined = { deps: { inline: [/fp-ts/, /io-ts/, /dayjs/] } }
