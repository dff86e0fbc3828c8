import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  }, []);
  return <p>It would like nobody to see.</p>;
}
