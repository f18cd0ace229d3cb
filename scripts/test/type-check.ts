import { projectRoot } from '@loccit/testing';
import ts from 'typescript';

/** Faults of types in these files, under the settings of tests and with nothing left unused. */
export function listTypeFaults(paths: readonly string[]): string[] {
  const config = ts.readConfigFile(`${projectRoot}tsconfig.test.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, projectRoot);
  const program = ts.createProgram(paths, { ...options, noUnusedLocals: true });
  return ts.getPreEmitDiagnostics(program).map((fault) => {
    const place = fault.file && fault.start !== undefined ? fault.file.text.slice(0, fault.start) : '';
    const name = fault.file?.fileName.slice(fault.file.fileName.lastIndexOf('/') + 1) ?? '';
    return `${name}:${place.split('\n').length} ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`;
  });
}
