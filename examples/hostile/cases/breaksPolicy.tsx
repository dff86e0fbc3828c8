/** What the policy of the page lets through nowhere: a picture from elsewhere, a script in an attribute. */
const HTML =
  '<img src="https://pictures.example/pixel.png" alt="" onload="alert(1)"><b style="color: red">Red?</b>';

export default function Part() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is what is to be found out
  return <p dangerouslySetInnerHTML={{ __html: HTML }} />;
}
