/** Everything but the words of browsers' own messages may be somebody's data: a variable's name, text that is no JSON, or what a form script throws. */
const WORDS: ReadonlySet<string> = new Set(
  `a access accessing after already an and any argument arguments array assign assignment async at await base be because before
  bigint boolean call called callback cannot can't character class clone cloned closed compile constant constructor convert
  converting could create crypto cycle cyclic date declaration defined deleted delete denied depth descriptor did document does
  element empty end error evaluating event exceeded execute existing expected failed fetch found frozen function generator get
  getter global has import in index initialization initialize input instance insecure instantiate integer internal invalid
  invocation is it items iterable iterator json key keys label left length lexical limit load loading maximum method missing
  mixed module more must name network new no node non not null number object of on one only operation operator operators out
  parameter parse parsing permission primitive private promise property properties prototype range read reading reached record
  recursion redeclaration reference regular response request resolve result return right script security set setting size
  specifier stack state storage string structure structured super symbol syntax target the this time to token too transaction
  type undefined unexpected unexpectedly unknown unterminated url use used valid value values variable was were when with without worker write you`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const MOST_READ = 500;
const LONGEST = 200;

export function plainMessage(message: string): string {
  return message
    .slice(0, MOST_READ)
    .trim()
    .split(/\s+/)
    .map(plainWord)
    .join(' ')
    .replace(/…(?:[\s.,:;]*…)*/g, '…')
    .slice(0, LONGEST)
    .trim();
}

function plainWord(text: string): string {
  const [, before = '', word = '', after = ''] = /^(\(?)(.*?)([).,:;]*)$/.exec(text) ?? [];
  return word === '' || WORDS.has(word.toLowerCase()) ? text : `${before}…${after}`;
}
