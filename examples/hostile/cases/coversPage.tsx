import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    const cover = document.createElement('div');
    const { style } = cover;
    Object.assign(style, { position: 'fixed', inset: '0', zIndex: '9999', background: 'white' });
    document.body.append(cover);
  }, []);
  return <p>It would like to be on top.</p>;
}
