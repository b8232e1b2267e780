import * as t from 'io-ts'

/** A question that visitors ask, with the operator's answer. */
export const Question = t.readonly(t.type({ question: t.string, answer: t.string }), 'Question')
export type Question = t.TypeOf<typeof Question>
