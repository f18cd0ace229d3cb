/** Capitalised words before a year that name no author: times, places, verbs of bookkeeping, parts of works. */
const NO_AUTHOR = new Set(
  `January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug
  Sep Sept Oct Nov Dec Spring Summer Autumn Fall Winter Monday Tuesday Wednesday Thursday Friday Saturday Sunday Early Late
  Mid Circa Since Until Before After About Around As In On By From To Est Born Died Founded Established Updated Accessed
  Retrieved Published Archived Released Revised Modified Announced Launched Reprinted Online Version Edition Vol Volume No
  Issue Part Chapter Section Figure Fig Table Appendix Page Annex Article Act Law Bill Directive Regulation Resolution Decree
  FY Fiscal Year Season Series Model Phase Stage Round Type Class Grade Level Windows Office Vision Agenda Horizon Expo Euro
  Olympics World Cup Update Photo Image Source Sources Credit Video Audio Note Notes Draft Final Data Archive Copyright
  Afghanistan Algeria Angola Argentina Australia Austria Azerbaijan Bangladesh Belgium Bolivia Brazil Britain Bulgaria
  Cambodia Cameroon Canada Chile China Colombia Croatia Cuba Cyprus Denmark Ecuador Egypt England Estonia Ethiopia EU Europe
  Finland France Georgia Germany Ghana Greece Greenland Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Japan
  Jordan Kazakhstan Kenya Korea Kuwait Latvia Lebanon Libya Lithuania Luxembourg Malaysia Mali Malta Mexico Moldova Mongolia
  Morocco Myanmar Nepal Netherlands Nigeria Norway Oman Pakistan Palestine Panama Paraguay Peru Philippines Poland Portugal
  Qatar Romania Russia Rwanda Scotland Senegal Serbia Singapore Slovakia Slovenia Somalia Spain Sudan Sweden Switzerland Syria
  Taiwan Tanzania Thailand Tunisia Turkey UAE Uganda UK Ukraine Uruguay US USA USSR Uzbekistan Venezuela Vietnam Wales Yemen
  Zambia Zimbabwe Africa America Asia Alaska California Texas Florida Ohio Paris London Berlin Rome Madrid Vienna Moscow
  Tokyo Osaka Kyoto Beijing Shanghai Shenzhen Guangzhou Wuhan Seoul Delhi Mumbai Bangkok Jakarta Manila Sydney Melbourne
  Toronto Vancouver Chicago Boston Seattle Houston Dallas Denver Atlanta Miami Detroit Geneva Zurich Brussels Amsterdam
  Copenhagen Stockholm Oslo Helsinki Warsaw Prague Budapest Athens Istanbul Cairo Dubai Lisbon Dublin Edinburgh Munich
  Hamburg Frankfurt Milan Barcelona Kyoto Montreal Rio Lima Bogota Nairobi Lagos Cannes Venice Sundance
  RFC ISO IEC DIN ANSI ASTM GB BS EN IEEE MIL NGC COVID BC AD CE BCE`.split(/\s+/),
);

/** Words that make an organisation of a name of several. */
const ORGANISATION =
  /\b(?:academy|administration|agency|alliance|association|authority|bank|board|bureau|center|centre|college|commission|committee|consortium|council|department|federation|forum|foundation|fund|group|institute|institution|ministry|nations|network|observatory|office|organi[sz]ation|programme?|secretariat|service|society|survey|team|union|university)\b/iu;

const HAN_ORGANISATION =
  /(?:局|署|部|院|所|会|會|社|大学|大學|公司|组织|組織|中心|银行|銀行|委|厅|办公室|协会|协會|集团|学会|學會)$/u;

/** The hundred commonest Chinese surnames and some of two characters. */
const HAN_SURNAME =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林罗羅高郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖蕭田董袁潘蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鐘谭譚陆陸汪范石廖贾賈韦韋夏付傅方邹鄒熊白孟秦邱侯尹薛闫雷龙龍史陶贺賀顾顧毛郝龚邵万萬钱錢严嚴赖覃武戴莫孔向汤])/u;

/** Whether a single capitalised word may be an author before a year. */
export function mayBeAuthor(name: string): boolean {
  return !NO_AUTHOR.has(name) && !/^(?:FY|[QH]\d)/.test(name) && !/^\p{Lu}{1}$/u.test(name);
}

/** Whether a name of several words is that of an organisation. */
export function isOrganisation(name: string): boolean {
  return ORGANISATION.test(name) || HAN_ORGANISATION.test(name);
}

/** Whether a word of Chinese characters begins as personal names do and is as long as one. */
export function isHanName(name: string): boolean {
  return /^\p{sc=Han}{2,4}$/u.test(name) && HAN_SURNAME.test(name);
}
