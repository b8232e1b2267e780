/** Takes a file's name, gives whether browsers are served it as a picture. */
export const isPictureFile = (name: string): boolean => /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name)

/** Takes a file's name, gives whether browsers are served it as a video. */
export const isVideoFile = (name: string): boolean => /\.(?:mp4|webm)$/i.test(name)

/** Takes a file's name, gives whether browsers are served it as a video's captions. */
export const isCaptionsFile = (name: string): boolean => /\.vtt$/i.test(name)
