import type { TrustPolicy } from '@loccit/signing';
import { CliError } from '../cli-error.js';
import { readText } from '../options.js';

/** For whom and for what the answer is taken. Where it was neither said nor follows from the policy it is undefined. */
export interface Checker {
  readonly tenantId: string | undefined;
  readonly purpose: string | undefined;
  readonly audience: string | undefined;
}

/**
 * Who checks: what the options say, else the one tenant and the one purpose that the policy has.
 *
 * @remarks The policy is the checker's own. What came with the artifact is never asked, or a seal could choose by what it is judged.
 * @throws {@link CliError} `option-needed` where seals are to be judged and the policy has several
 */
export function readChecker(
  options: Readonly<Record<string, unknown>>,
  policy: TrustPolicy | undefined,
  isSealed: boolean,
): Checker {
  const choose = (name: 'tenant' | 'purpose', member: 'tenants' | 'purposes'): string | undefined => {
    const named = readText(options, name)?.normalize('NFC');
    if (named !== undefined || policy === undefined) return named;
    const [only, ...others] = new Set(policy.keys.flatMap((key) => key[member]));
    if (only !== undefined && others.length === 0) return only;
    if (!isSealed) return undefined;
    throw new CliError('option-needed', {}, { option: `--${name}` }, 2, { remedy: 'policy-has-several' });
  };
  return {
    tenantId: choose('tenant', 'tenants'),
    purpose: choose('purpose', 'purposes'),
    audience: readText(options, 'audience'),
  };
}
