/**
 * What shows that a line of a specification holds: a test, by words of its title; a row of what differs; other rows; the word
 * that nothing is asked; or the word that it is being built.
 *
 * @typedef {'test' | 'difference' | 'rows' | 'nothing-asked' | 'being-built'} ProofKind
 * @typedef {{ kind: ProofKind, file: string, title: string, lines: readonly string[] }} Proof `file` of tests, `title` of tests
 *   and differences, `lines` of other rows
 * @typedef {{ line: string, text: string, proofs: readonly Proof[], unread: readonly string[] }} CoverageRow
 */

/**
 * Reads the page that says what shows each line of the specifications.
 *
 * @param {string} page
 * @returns {{ rows: readonly CoverageRow[], beingBuilt: readonly string[] }}
 */
export function readCoverage(page) {
  const [tables = '', list = ''] = page.split('\n## Being built\n');
  const rows = [...tables.matchAll(/^\| ([TS]\d\.\d+) \| (.*?) \| (.*) \|$/gm)].map(
    ([, line = '', text = '', cell = '']) => {
      const read = cell.split('<br>').map((part) => ({ part, proof: readProof(part) }));
      return {
        line,
        text,
        proofs: read.flatMap(({ proof }) => (proof === null ? [] : [proof])),
        unread: read.flatMap(({ part, proof }) => (proof === null ? [`${line}: ${part}`] : [])),
      };
    },
  );
  return { rows, beingBuilt: list.match(/[TS]\d\.\d+/g) ?? [] };
}

/**
 * @param {string} text
 * @returns {Proof | null}
 */
function readProof(text) {
  const [, file, named] = /^`([\w./-]+)`: "(.+)"$/.exec(text) ?? [];
  if (file !== undefined) return proof('test', { file, title: named ?? '' });
  const [, title] = /^\[differs\]\(differences\.md\): "(.+)"$/.exec(text) ?? [];
  if (title !== undefined) return proof('difference', { title });
  const [, lines] = /^see ([TS]\d\.\d+(?:, [TS]\d\.\d+)*)$/.exec(text) ?? [];
  if (lines !== undefined) return proof('rows', { lines: lines.split(', ') });
  if (text === 'nothing is asked') return proof('nothing-asked');
  return text === '*being built*' ? proof('being-built') : null;
}

/**
 * @param {ProofKind} kind
 * @param {Partial<Proof>} facts
 * @returns {Proof}
 */
function proof(kind, facts = {}) {
  return { kind, file: '', title: '', lines: [], ...facts };
}
