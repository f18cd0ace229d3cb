import { readFileSync } from 'node:fs';
import { type Bases, openBases, readCases, type VectorCase } from '@loccit/conformance';
import { loadFolder, projectRoot } from '@loccit/testing';

/** Where the bases and the corpora lie. */
export const VERIFIER_ROOT = `${projectRoot}fixtures/vectors/verifier/`;

/** The bases as they lie there. */
export const openStoredBases = (): Bases => openBases(loadFolder('vectors/verifier'));

/** The cases of a file as they lie there. */
export const readStoredCases = (path: string): readonly VectorCase[] => readCases(path, readFileSync(path));
