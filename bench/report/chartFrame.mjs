/** Of every chart, in the units of its picture. */
export const WIDTH = 760;

/**
 * What all charts share: a ground of their own, so that they can be read on any page, and colours for light and dark.
 *
 * @param {object} chart
 * @param {string} chart.title
 * @param {string} chart.description the same in words, for those who see no picture
 * @param {readonly string[]} chart.series names, in the order of their colours
 * @param {number} chart.height
 * @param {string} chart.body
 * @param {string} [chart.note] beside the names of the series
 * @returns {string} SVG
 */
export function chartFrame({ title, description, series, height, body, note = '' }) {
  let x = 20;
  const legend = series.map((name, index) => {
    const item = `<rect class="${seriesClass(index)}" x="${x}" y="43" width="12" height="12" rx="2"/><text class="label" x="${x + 18}" y="53">${escapeXml(name)}</text>`;
    x += 42 + name.length * 7;
    return item;
  });
  const aside = note
    ? `<line class="floor" x1="${x}" x2="${x}" y1="42" y2="56"/><text class="quiet" x="${x + 8}" y="53">${escapeXml(note)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escapeXml(title)}</title>
<desc id="description">${escapeXml(description)}</desc>
<style>${STYLE}</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="20" y="28">${escapeXml(title)}</text>
${[...legend, aside].join('')}
${body}
</svg>
`;
}

/** @param {number} index */
export function seriesClass(index) {
  return `s${index % 3}`;
}

/** @param {string} text */
export function escapeXml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

// Every bar and line has a contrast of at least 3 to 1 with the ground, every text 4.5 to 1.
const STYLE = `
text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;fill:#1f2328}
.title{font-size:15px;font-weight:600}.value{font-variant-numeric:tabular-nums}.quiet{fill:#59636e}
.ground{fill:#f6f8fa}.axis{stroke:#59636e}.grid{stroke:#d1d9e0}
.s0{fill:#1a6fd4}.s1{fill:#7d8590}.s2{fill:#b35900}
.l0{stroke:#1a6fd4}.l1{stroke:#7d8590}.l2{stroke:#b35900}.l0,.l1,.l2{fill:none;stroke-width:2.5}
.interval{stroke:#1f2328;fill:none}.floor{stroke:#cf222e;stroke-width:2;stroke-dasharray:3 2}
@media (prefers-color-scheme:dark){
text{fill:#f0f6fc}.quiet{fill:#9198a1}.ground{fill:#161b22}.axis{stroke:#9198a1}.grid{stroke:#30363d}
.s0{fill:#58a6ff}.s1{fill:#8b949e}.s2{fill:#e3984f}.l0{stroke:#58a6ff}.l1{stroke:#8b949e}.l2{stroke:#e3984f}
.interval{stroke:#f0f6fc}.floor{stroke:#ff7b72}}`;
