/** Whether the folder’s file is served, by the extension of its name. */
export const isPictureFile = (name: string): boolean => /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name)

export const isVideoFile = (name: string): boolean => /\.(?:mp4|webm)$/i.test(name)

export const isCaptionsFile = (name: string): boolean => /\.vtt$/i.test(name)
