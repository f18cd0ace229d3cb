import { isTimestamp, type ToolIdentity } from '@loccit/contract';
import type { JsonValue } from '@loccit/json';

/** The type of what a seal says of an answer. */
export const CITATION_ANSWER_PREDICATE = 'urn:loccit:citation-answer:1';
/** Name of the one subject of a seal: the answer. */
export const ANSWER_SUBJECT = 'answer';

/** Most tools that a seal may name. */
const MAX_TOOLS = 100;

/** A tool as a seal names it. */
export interface SealedTool {
  readonly name: ToolIdentity['name'];
  readonly version: ToolIdentity['version'];
  readonly optionsSha256: ToolIdentity['options_sha256'];
}

/** What a seal says of an answer; in lowerCamelCase, as in-toto has it. */
export interface SealPredicate {
  /** When the signer says that it was made: a claim, by which nothing is judged. */
  readonly issuedAt: string;
  /** The first second in which it holds no longer. */
  readonly expiresAt: string;
  /** What the answer may be relied on for, such as `public-answer`; opaque, compared as a string. */
  readonly purpose: string;
  readonly tenantId: string;
  /** Whom it is addressed to; absent where it is to nobody in particular. */
  readonly audience?: string;
  /** Digest of the pack that the answer lies in: the SHA-256 of its manifest. */
  readonly packSha256?: string;
  /** SHA-256 of `report.json`. */
  readonly reportSha256?: string;
  /** SHA-256 of `audit.json`. */
  readonly auditSha256?: string;
  /** What made the answer. */
  readonly tools: readonly SealedTool[];
}

/** A predicate that was read, or the pointer below `/predicate` of what is not in its form. */
export type PredicateReading = { readonly predicate: SealPredicate } | { readonly pointer: string };

const REQUIRED = ['issuedAt', 'expiresAt', 'purpose', 'tenantId', 'tools'] as const;
const FORMS: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  issuedAt: isTime,
  expiresAt: isTime,
  purpose: isLabel,
  tenantId: isLabel,
  audience: isLabel,
  packSha256: isSha256,
  reportSha256: isSha256,
  auditSha256: isSha256,
  tools: Array.isArray,
};
const TOOL_FORMS: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  name: isLabel,
  version: isLabel,
  optionsSha256: isSha256,
};

/**
 * Reads a predicate of a seal: these members in these forms and no other.
 *
 * @remarks What a reader does not know could change the sense of what it does know, so it is refused; in-toto lets a
 * predicate's page say so.
 */
export function readPredicate(value: { readonly [name: string]: JsonValue }): PredicateReading {
  const fault = findMemberFault(value, FORMS, REQUIRED);
  if (fault !== undefined) return { pointer: fault };
  const tools = value.tools as readonly JsonValue[];
  if (tools.length > MAX_TOOLS) return { pointer: '/tools' };
  for (const [index, tool] of tools.entries()) {
    const pointer = `/tools/${index}`;
    if (typeof tool !== 'object' || tool === null || Array.isArray(tool)) return { pointer };
    const inner = findMemberFault(tool, TOOL_FORMS, Object.keys(TOOL_FORMS));
    if (inner !== undefined) return { pointer: pointer + inner };
  }
  return { predicate: value as unknown as SealPredicate };
}

function findMemberFault(
  value: { readonly [name: string]: JsonValue },
  forms: typeof FORMS,
  required: readonly string[],
): string | undefined {
  // The name of a member that is not known is its writer's, and is not repeated.
  if (Object.keys(value).some((name) => !Object.hasOwn(forms, name))) return '';
  for (const [name, isForm] of Object.entries(forms)) {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    const isFault = member === undefined ? required.includes(name) : !isForm(member);
    if (isFault) return `/${name}`;
  }
  return undefined;
}

function isTime(value: JsonValue): boolean {
  return typeof value === 'string' && isTimestamp(value);
}

function isLabel(value: JsonValue): boolean {
  if (typeof value !== 'string' || value === '' || value.length > 400) return false;
  return [...value].length <= 200;
}

function isSha256(value: JsonValue): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
