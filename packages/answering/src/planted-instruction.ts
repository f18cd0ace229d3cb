import { foldWriting } from '@loccit/support';

const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?]{0,40}\b(?:rules?|instructions?|prompts?|guidelines)\b/iu,
  /\bto (?:every|all|any|the) (?:ai |automated |language )?(?:assistants?|models?|agents?|chatbots?|ai)\b/iu,
  /(?:忽略|无视|忘记|不要遵守)[^。！？]{0,20}(?:规则|指令|指示|提示词|要求)/u,
  /(?:给|致|所有|各位)(?:自动|智能|AI|人工智能)?(?:助手|助理|模型|机器人)/iu,
];

/**
 * Whether a sentence gives orders to a machine that reads it instead of stating something.
 *
 * @remarks A courtesy to readers, not a defence: nothing in a document is ever obeyed here, whatever it says. Such a sentence is
 * left out so that it is not quoted as if it were a fact. Other wordings are quoted like any sentence, with their source.
 * @see REQUIREMENTS C15
 */
export function isPlantedInstruction(sentence: string): boolean {
  return orders.some((order) => order.test(foldWriting(sentence)));
}
