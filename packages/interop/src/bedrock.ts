import { readConverse, recognizesConverse } from './bedrock-converse.js';
import { readGenerated, recognizesGenerated } from './bedrock-generated.js';
import type { ResponseAdapter } from './read-response.js';
import { ResponseObject } from './response-object.js';

/** What Amazon Bedrock returns: a message of Converse, or an answer of RetrieveAndGenerate from a knowledge base. */
export const BEDROCK_RESPONSE: ResponseAdapter = {
  form: 'bedrock-response',
  recognizes: (value) => recognizesConverse(value) || recognizesGenerated(value),
  read: (value) => {
    const response = new ResponseObject(value);
    return recognizesConverse(value) ? readConverse(response) : readGenerated(response);
  },
};
