import type { TestProject } from 'vitest/node'
import { findBrowser } from './find-browser'

export default function setup(project: TestProject): void {
  project.provide('browserPath', findBrowser())
}

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string
  }
}
