// What a process tells, a line of JSON at a time.

/** Calls back with every whole line; what a kill cut was not told. */
export function readLines(stream, tell) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (data) => {
    const lines = (rest + data).split('\n');
    rest = lines.pop();
    for (const line of lines) tell(JSON.parse(line));
  });
}
