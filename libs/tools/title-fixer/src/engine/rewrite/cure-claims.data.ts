/**
 * Claims of a cure, by language of their words: a verb with an illness that it names. The verbs alone say what a product is or how it
 * is made: "Dog Treats", "UV Cured", "Cure Salt", "soigne les mains"; only "heilt", "guérit" and "guarisce" have no other meaning.
 */
const ILLNESSES = {
  en: String.raw`(?:colds?|flu|cancers?|acne|arthritis|diabetes|eczema|psoriasis|insomnia|anxiety|depression|migraines?|headaches?|infections?|diseases?|fungus|pain|wounds|asthma|allerg(?:y|ies)|illness(?:es)?|dandruff)`,
  fr: String.raw`(?:acné|douleurs?|rhumes?|grippe|cancer|arthrose|diabète|eczéma|psoriasis|migraines?|infections?|maladies?|plaies|insomnie|mycoses?)`,
  it: String.raw`(?:acne|dolor[ei]|raffreddor[ei]|influenza|cancro|artrosi|artrite|diabete|eczema|psoriasi|emicrania|infezion[ei]|malatti[ae]|ferite|insonnia|funghi)`,
  es: String.raw`(?:acné|dolor(?:es)?|resfriados?|gripe|cáncer|artrosis|artritis|diabetes|eccemas?|psoriasis|migrañas?|infecci(?:ón|ones)|enfermedad(?:es)?|heridas|insomnio|hongos)`,
};

const { en, fr, it, es } = ILLNESSES;

export const CURE_CLAIMS: readonly RegExp[] = [
  String.raw`(?:(?:helps?|to|can)\s(?:to\s)?)?(?:cures?|cured|heals?|treats?|prevents?)\s(?:(?:the|all|any|your)\s)?(?:(?!for\s)[\p{L}'’-]+\s)?${en}(?:\s(?:(?:and|&|or)\s)?${en})*(?:\s(?:symptoms|fast|instantly))?`,
  String.raw`heilt\s\p{L}+(?:\s(?:und|oder)\s\p{L}+)?`,
  String.raw`guérit\s(?:(?:les?|la|vos|votre)\s|l['’])?\p{L}+|(?:soigne|traite)\s(?:(?:les?|la|vos|votre)\s|l['’])?${fr}(?:\s(?:et|ou)\s(?:(?:les?|la)\s|l['’])?${fr})*`,
  String.raw`guarisce\s(?:(?:il|la|i|le|lo)\s|l['’])?\p{L}+|cura\s(?:(?:il|la|i|le|lo)\s|l['’])?${it}(?:\s[eo]\s(?:(?:il|la|i|le|lo)\s|l['’])?${it})*`,
  String.raw`(?:cura|sana)\s(?:(?:el|la|los|las)\s)?${es}(?:\s[yeo]\s(?:(?:el|la|los|las)\s)?${es})*`,
]
  .map((claim) => new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${claim})(?![\p{L}\p{N}])`, 'giu'))
  .concat([
    /治[愈疗]\p{Script=Han}{0,3}?(?:病|炎|痛|癌|疹|疣|癣|疮|失眠|感冒|便秘)|\p{Script=Han}{1,4}治る/gu,
  ]);
