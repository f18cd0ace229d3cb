import type { NumberAtom } from './number-atom.js';
import type { UnitMatch } from './unit.js';

/** Whether what looks like a unit is not the beginning of another word. */
export function isUnitHere(folded: string, atom: NumberAtom, match: UnitMatch): boolean {
  const next = folded.slice(match.end, match.end + 2);
  switch (match.spelling) {
    case '月':
      return match.classified;
    case '年':
      return !/^[级代]/.test(next);
    case '周':
      return !/^[末边围]/.test(next);
    case '成':
      return isTenth(folded, atom, next);
    case '折':
      return !/^[叠返磨腾]/.test(next);
    case '元':
      return !/^[素旦首老]/.test(next);
    case '晚':
      return !/^[会饭餐宴]/.test(next);
    case '秒':
      return !next.startsWith('杀');
    case '里':
      return !/^[程面边外弄应]/.test(next);
    case '角':
      return isMoney(folded, atom, next);
    case '度':
      return atom.script !== 'hanzi' || isTemperature(folded, atom, next);
    case 'G':
      return !/^[2-6]$/.test(atom.text) || ENDS_G.test(next);
    default:
      return true;
  }
}

// Behind 5G stands what the network is for, behind 4 G of data nothing or a bound.
const ENDS_G = /^(?:$|[^\p{L}\d_-]|[以之左内至到的数流空])/u;
const WORTH = /^(?:$|[^\p{L}\d]|[以之左起至到钱硬])/u;

/** 三角 and 八角 are shapes, places and spices; 五角 is money at the end of what is said, or behind 元. */
function isMoney(folded: string, atom: NumberAtom, next: string): boolean {
  if (/[元块] ?$/.test(folded.slice(Math.max(0, atom.start - 2), atom.start))) return true;
  return WORTH.test(next) && !/^[三八]$/.test(atom.text);
}

/** 三度 is "three times" unless temperatures are spoken of. */
function isTemperature(folded: string, atom: NumberAtom, next: string): boolean {
  if (/^[角电]/.test(next)) return false;
  if ((atom.lo ?? 0) >= 10) return true;
  return /温|摄氏|零下|发烧|[冷热]/.test(folded.slice(Math.max(0, atom.start - 16), atom.start));
}

/** 成 is a tenth; 这件事八成是误会 says "most likely". */
function isTenth(folded: string, atom: NumberAtom, next: string): boolean {
  if (/^[员立为本果绩功品不熟长群年效交就]/.test(next)) return false;
  if (!/^[七八九]$/.test(atom.text) || !/^[是会要得]/.test(next)) return true;
  const clause = /[^，。！？；,.!?;\n]{0,12}$/.exec(
    folded.slice(Math.max(0, atom.start - 12), atom.start),
  )?.[0];
  return (
    clause === undefined ||
    !/^[^\u4e00-\u9fff]*[这那他她它你我看]/.test(clause) ||
    /[中里内有的]/.test(clause)
  );
}
