import type { VideoRecord } from './video'

/** Whether no person speaks. Separate from the codec, so that the program does not need io-ts before it decodes anything. */
export const hasSyntheticVoice = ({ voice }: Pick<VideoRecord, 'voice'>): boolean => voice === 'synthetic'
