import type { Extraction, InputForm } from '@loccit/contract';
import { loadVectors } from '@loccit/testing';
import { expect, it } from 'vitest';
import { type ResponseReading, readResponse, recognizeResponse, toExtraction } from '../src/index.js';

/** A response of our own, and what is to be read in it. */
export interface ResponseVector {
  readonly id: string;
  readonly title: string;
  /** The type of the vendor's SDK that the response satisfies, as checks/interop names it. */
  readonly type?: string;
  readonly response: unknown;
  readonly reading: ResponseReading;
  readonly extraction: Pick<Extraction, 'citations' | 'references'>;
}

/** Registers a test for each vector of an adapter: recognised, read and extracted as it says. */
export function testResponseVectors(name: string, form: InputForm): void {
  it.each(loadVectors<ResponseVector[]>(`interop/${name}.json`))('reads $id: $title', (vector) => {
    expect(recognizeResponse(vector.response)).toBe(form);
    const reading = readResponse(vector.response);
    expect(reading).toEqual(vector.reading);
    const { citations, references } = toExtraction(reading);
    expect({ citations, references }).toEqual(vector.extraction);
  });
}
