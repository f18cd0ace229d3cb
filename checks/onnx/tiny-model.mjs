// Models small enough to be written by hand: logits = weight * (number of negations mod 2) + bias.
import { Buffer } from 'node:buffer';

const VARINT = 0;
const BYTES = 2;

function varint(value) {
  const bytes = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

/** A message of protocol buffers from `[number, value]` pairs: numbers, strings, buffers, nested lists of pairs. */
function encode(fields) {
  return Buffer.concat(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [varint((number << 3) | VARINT), varint(value)];
      const bytes = Array.isArray(value) ? encode(value) : Buffer.from(value);
      return [varint((number << 3) | BYTES), varint(bytes.length), bytes];
    }),
  );
}

const FLOAT = 1;
const INT64 = 7;

function tensor(name, type, dims, values) {
  const data =
    type === FLOAT
      ? Buffer.from(Float32Array.from(values).buffer)
      : Buffer.from(BigInt64Array.from(values, BigInt).buffer);
  return [...dims.map((dim) => [1, dim]), [2, type], [8, name], [9, data]];
}

const node = (op, inputs, output, attributes = []) => [
  ...inputs.map((input) => [1, input]),
  [2, output],
  [4, op],
  ...attributes.map((attribute) => [5, attribute]),
];

const intAttribute = (name, value) => [
  [1, name],
  [3, value],
  [20, 2],
];

const value = (name, type, dims) => [
  [1, name],
  [
    2,
    [
      [
        1,
        [
          [1, type],
          [2, dims.map((dim) => [1, typeof dim === 'string' ? [[2, dim]] : [[1, dim]]])],
        ],
      ],
    ],
  ],
];

/**
 * The bytes of a model with three outputs.
 *
 * @param options - `order`: the labels in the order of the outputs; `inputs`: the inputs it declares; `nan`: whether it
 * returns no numbers
 */
export function createModel({
  order,
  negation,
  inputs = ['input_ids', 'attention_mask', 'token_type_ids'],
  nan = false,
}) {
  const even = { entailment: 4, neutral: 0, contradiction: -4 };
  const bias = order.map((label) => (nan ? Number.NaN : even[label]));
  const weight = order.map((label) => -2 * even[label]);
  const graph = [
    [1, node('Equal', ['input_ids', 'negation'], 'hits')],
    [1, node('Cast', ['hits'], 'counted', [intAttribute('to', FLOAT)])],
    [1, node('ReduceSum', ['counted', 'axes'], 'count')],
    [1, node('Mod', ['count', 'two'], 'parity', [intAttribute('fmod', 1)])],
    [1, node('MatMul', ['parity', 'weight'], 'weighted')],
    [1, node('Add', ['weighted', 'bias'], 'logits')],
    [2, 'negations'],
    [5, tensor('negation', INT64, [1], [negation])],
    [5, tensor('axes', INT64, [1], [1])],
    [5, tensor('two', FLOAT, [1], [2])],
    [5, tensor('weight', FLOAT, [1, 3], weight)],
    [5, tensor('bias', FLOAT, [3], bias)],
    ...inputs.map((name) => [11, value(name, INT64, ['batch', 'length'])]),
    [12, value('logits', FLOAT, ['batch', 3])],
  ];
  return encode([
    [1, 8],
    [2, 'loccit-checks'],
    [7, graph],
    [8, [[2, 13]]],
  ]);
}

/** The bytes of a sentence encoder: the vector of a token has a place of its own, those of the four special tokens none. */
export function createEncoder(size) {
  const table = Array.from({ length: size * size }, (_, at) =>
    at % size === Math.floor(at / size) && at % size > 3 ? 1 : 0,
  );
  const graph = [
    [1, node('Gather', ['table', 'input_ids'], 'last_hidden_state')],
    [2, 'words'],
    [5, tensor('table', FLOAT, [size, size], table)],
    ...['input_ids', 'attention_mask'].map((name) => [11, value(name, INT64, ['batch', 'length'])]),
    [12, value('last_hidden_state', FLOAT, ['batch', 'length', size])],
  ];
  return encode([
    [1, 8],
    [2, 'loccit-checks'],
    [7, graph],
    [8, [[2, 13]]],
  ]);
}

const json = (data) => new TextEncoder().encode(JSON.stringify(data));

/** A tokenizer that knows words of one letter class and single Chinese characters. */
export function createTokenizerFiles(words, maxLength) {
  const vocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...words];
  const vocab = Object.fromEntries(vocabulary.map((word, id) => [word, id]));
  const special = (id) => ({ id: vocabulary[id], ids: [id], tokens: [vocabulary[id]] });
  const token = (name, type) => ({ SpecialToken: { id: name, type_id: type } });
  const sequence = (id, type) => ({ Sequence: { id, type_id: type } });
  return {
    negation: (word) => vocab[word],
    tokenizer: json({
      version: '1.0',
      truncation: null,
      padding: null,
      added_tokens: vocabulary.slice(0, 4).map((content, id) => ({
        id,
        content,
        single_word: false,
        lstrip: false,
        rstrip: false,
        normalized: false,
        special: true,
      })),
      normalizer: {
        type: 'BertNormalizer',
        clean_text: true,
        handle_chinese_chars: true,
        strip_accents: null,
        lowercase: true,
      },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      post_processor: {
        type: 'TemplateProcessing',
        single: [token('[CLS]', 0), sequence('A', 0), token('[SEP]', 0)],
        pair: [token('[CLS]', 0), sequence('A', 0), token('[SEP]', 0), sequence('B', 1), token('[SEP]', 1)],
        special_tokens: { '[CLS]': special(2), '[SEP]': special(3) },
      },
      decoder: null,
      model: { type: 'WordLevel', vocab, unk_token: '[UNK]' },
    }),
    tokenizerConfig: json({
      tokenizer_class: 'PreTrainedTokenizerFast',
      model_max_length: maxLength,
      pad_token: '[PAD]',
      unk_token: '[UNK]',
      cls_token: '[CLS]',
      sep_token: '[SEP]',
    }),
  };
}

/** `config.json` of a model whose outputs have these names. */
export function createConfig(names) {
  return json({ model_type: 'bert', id2label: Object.fromEntries(names.map((name, id) => [id, name])) });
}
