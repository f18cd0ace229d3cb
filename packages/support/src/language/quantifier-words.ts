import { PhraseTable } from './phrase-table.js';

/** How much of a set a phrase speaks of: 4 all, 3 most, 2 many, 1 some, 0 few; `only` shuts out everything else. */
export type Quantifier = 0 | 1 | 2 | 3 | 4 | 'only';

/** The phrases of quantity without figures, in both languages, simplified; `none` only looks like one. */
export const QUANTIFIER_PHRASES = new PhraseTable<Quantifier | 'none'>('text')
  .add(
    'all|all of|every|each|each of|every one of|everyone|everybody|everything|any|the whole|entire|the entire|all the',
    4,
  )
  .add(
    'most|most of|the majority of|a majority of|almost all|nearly all|the bulk of|mostly|the vast majority of',
    3,
  )
  .add('many|many of|much of|numerous|a lot of|lots of|a large number of|half of|half the', 2)
  .add(
    'some|some of|several|several of|certain|a number of|part of|parts of|various|a portion of|in part|partly|partially',
    1,
  )
  .add('few|a few|few of|a few of|a handful of|a minority of|only some|only a few|hardly any', 0)
  .add('only|solely|exclusively|nothing but', 'only')
  .add(
    'at all|first of all|all right|after all|above all|most likely|at most|for the most part|in any case|not any',
    'none',
  )
  .add('all of a sudden|each other|the most|most recent|most recently|all over', 'none')
  .add('全部|所有|所有的|一切|全体|每个|每一个|每位|每名|每家|每|各个|一律|全都|任何|人人|个个|整个|均|皆', 4)
  .add('大多数|绝大多数|多数|大部分|绝大部分|大多|大都|几乎所有|几乎全部|过半|半数以上', 3)
  .add('许多|很多|众多|大量|不少|诸多|半数|一半', 2)
  .add('部分|一部分|一些|有些|某些|有的|若干|个别地区|部分的|其中一些|局部', 1)
  .add('少数|极少数|少量|个别|几个|少部分|极个别', 0)
  .add('仅|只|仅限|只限|仅有|只有|唯一|仅仅', 'only')
  .add(
    '平均|人均|年均|月均|日均|均衡|均匀|均价|只是|只要|一只|部分是因为|两只|三只|几只|船只|不仅|不只|每年|每天|每月|每日|每周|每小时|每次|每股|每人|每吨|每晚',
    'none',
  );
