import { projectRoot } from '@loccit/testing';

/** Functions of a script, typed by the caller; scripts are plain JavaScript. */
export async function loadScript<T>(path: string): Promise<T> {
  return (await import(/* @vite-ignore */ `${projectRoot}scripts/${path}`)) as T;
}
