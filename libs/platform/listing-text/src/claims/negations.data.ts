const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** They deny the verb after them: "does not cure", "heilt nicht", "ne guérit pas". */
export const VERB_NEGATIONS = words(
  'not cannot don doesn isn aren won never neither nor nicht nie niemals weder pas jamais ni ne n nunca tampoco mai non',
);
/** They deny the noun after them: "without warranty", "keine Garantie". */
export const NOUN_NEGATIONS = words(
  'no without ohne kein keine keinen keinem keiner keinerlei sans aucun aucune sin ningun ninguna senza nessun nessuna',
);
/** Between such a word and its noun: "without any such warranty", "no warranty or refund". */
export const BEFORE_NOUNS = words(
  'a an any the such further other added extra real or and of for to der die das ein eine einen jede jeden jegliche jeglichen weitere und oder de d du des la le les l une un autre ou et el los las una otra otro o y u il lo gli dell della di altra altro e alcuna alcun its their deren ihr ihre su sus sa sua suo against gegen contre contra contro to coating finish treatment agent agents difference beschichtung behandlung ausrustung arzneimittel traitement finition tratamiento acabado trattamento finitura compatible compatibles con',
);
/** A Spanish "no" before them denies a verb: "no sirve para tratar". */
export const SPANISH_VERBS = words(
  'es son esta estan sirve sirven contiene contienen lleva llevan tiene indicado indicada destinado destinada sustituye reemplaza se ha puede debe apto apta ayuda incluye incluyen cura trata previene elimina mata repele',
);
/** "Not for Hybrid": what follows the noun is not denied. */
export const NOT_FOR = words('for fur pour para per');
/** "Non Toxic", "no tóxico", "not included": the word before it is denied, nothing behind it. */
export const DENIED_ATTRIBUTES = words(
  'toxic slip stick skid gmo woven irritating comedogenic included toxico toxique toxicos toxica tossico tossica toxiques glisse',
);
/** "Not only". */
export const NOT_ONLY = words('only just nur seulement solo solamente soltanto wait');

/** Characters, and those between one and what it denies: 不能用于治疗, 无任何保修, 不含抗菌剂. */
export const CHARACTER_NEGATIONS: ReadonlySet<string> = new Set('不非无没未勿無');
export const BEFORE_CHARACTERS: ReadonlySet<string> = new Set(
  '能可会得应该用于以作为是有具备提供支持含享受被经过任何的性法需须要想再使替代属与及或和、来做该当保证包予给承诺设附带它其适阻隔终身全年一二三两',
);
