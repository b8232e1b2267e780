import * as t from 'io-ts'

export const Question = t.readonly(t.strict({ question: t.string, answer: t.string }), 'Question')
export type Question = t.TypeOf<typeof Question>
