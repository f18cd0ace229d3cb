const table = `began begun begin; bought buy; brought bring; broke broken break; built build; caught catch; chose chosen choose; came come;
cost costs cost; dealt deal; drove driven drive; ate eaten eat; fell fallen fall; felt feel; forgot forgotten forget; gave given give;
grew grown grow; heard hear; held hold; hid hidden hide; kept keep; knew known know; laid lay; led lead; learnt learned learn; left leave; lent lend;
lost lose; made make; meant mean; met meet; paid pays pay; rode ridden ride; rang rung ring; ran run; said says say; saw seen see; sold sell; sent send;
shown showed show; shut shut; slept sleep; spoke spoken speak; spent spend; stole stolen steal; stood stand; stuck stick; swore sworn swear; taught teach;
tore torn tear; thought think; threw thrown throw; understood understand; woke woken wake; wore worn wear; won win; withdrew withdrawn withdraw;
wrote written write; children child; people person; men man; women woman; feet foot; teeth tooth; mice mouse; lives life; knives knife; halves half;
one 1; two 2; three 3; four 4; five 5; six 6; seven 7; eight 8; nine 9; ten 10; eleven 11; twelve 12`;

/** English forms that no rule of endings leads back to their base form, and small numbers in words. Data, compared and never shown. */
export const irregularForms: ReadonlyMap<string, string> = new Map(
  table.split(';').flatMap((entry) => {
    const forms = entry.trim().split(/\s+/);
    const base = forms.pop() ?? '';
    return forms.map((form): [string, string] => [form, base]);
  }),
);
