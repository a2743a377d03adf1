/**
 * Further stop words of a language, for texts that are known to be in it: many are everyday words of another language
 * ("die", "man", "pour", "con"), so they are not in `STOP_WORDS`, which apply to every text. Compiled on 2026-11-24 from the
 * function words that grammars of the languages list.
 */
export const STOP_WORDS_OF_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  de: `
die den man hat war denn dies wo bin mal hier nun gar ab allen alle dir mag was will meinen meiner
meines du dich dein deine deinen deiner deines seine seinen seiner seines ihm ihn ihnen ihrer ihres
unser unsere unseren unserer euer eure wurden waren hatte hatten soll sollte sollten muss müssen darf
dürfen möchte dann doch dabei dazu davon dafür daher dadurch darauf bzw ins ans jeden jedem viel vielen
mehr etwa immer schon selbst ob obwohl welche welcher welches welchen wer wen wem warum wann jetzt
einige einigen solche solcher ebenfalls bereits sobald dort`
    .trim()
    .split(/\s+/u),
  fr: `
la on pour par plus son sa se car ai me te je tu cela celle celui chaque afin lors lorsque depuis selon
peut peuvent fait soit ainsi puis quand eux lui moi toi ni mon`
    .trim()
    .split(/\s+/u),
  es: `
con sin me te si son mas hay solo todo toda todos todas sino porque aunque durante contra según ellos
ellas él ella yo tú usted ustedes tiene tienen puede pueden cada así tan tanto siempre cuales aquí esto
eso hacia ti ni`
    .trim()
    .split(/\s+/u),
  it: `
con come se non mi ti le dove ai al solo lei prima mia sue perché dopo senza verso loro lui noi voi suo
sua suoi tuo tua mio nostro nostra ogni tutto tutti tutta tutte così già agli alle alla allo nello negli
dallo dagli dalle sullo sui sugli sulle col siamo può possono quindi oppure io te`
    .trim()
    .split(/\s+/u),
  id: `
agar`
    .trim()
    .split(/\s+/u),
};
