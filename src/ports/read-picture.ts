/** The file of a picture below `pictures/`; null if there is none. */
export type ReadPicture = (name: string) => Promise<Uint8Array | null>
