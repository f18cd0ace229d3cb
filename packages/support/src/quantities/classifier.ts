/** Characters that stand between a Chinese number and what is counted. */
const CLASSIFIERS =
  '个名位人次项条件家台辆间张份本页章节篇句种类款套组双对层座栋场届批支只头匹株粒颗片块道门户所倍遍轮步箱袋包瓶杯碗盒桶罐根枚封艘架幅起级字' +
  '册卷处股例期班圈束滴笔幢趟顶';
const CLASSIFIER = new RegExp(`^ ?([${CLASSIFIERS}])`);
/** Words that begin with one of them and are not counted. */
const OTHER_WORD =
  /^ ?(?:部[门队]|处[理于罚分境长]|股[东权市民价]|例[如外子]|期[间望待限货刊]|班[级主长车子]|卷[烟子]|圈子|束[缚手]|笔[记者试直]|顶[多级尖部]|趟[水])/;
const AFTER_ORDINAL = new RegExp(`^ ?([${CLASSIFIERS}部编集])`);

/** The classifier at the beginning of a text with the blank before it, or `undefined`. */
export function matchClassifier(after: string): string | undefined {
  return OTHER_WORD.test(after) ? undefined : CLASSIFIER.exec(after)?.[0];
}

/** What an ordinal numbers (条 in 第三条), with the blank before it, or `undefined`. */
export function matchNumbered(after: string): string | undefined {
  return OTHER_WORD.test(after) ? undefined : AFTER_ORDINAL.exec(after)?.[0];
}
