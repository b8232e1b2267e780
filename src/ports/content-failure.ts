/** Why content could not be read: the file as named inside the content folder, and a plain sentence for the operator. */
export type ContentFailure = { readonly tag: 'unreadable'; readonly file: string; readonly reason: string }
