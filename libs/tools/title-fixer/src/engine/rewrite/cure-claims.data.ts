const ILLNESS = String.raw`(?:colds?|flu|cancers?|acne|arthritis|eczema|infections?|diseases?|fungus|pain)`;

/**
 * Claims of a cure: a verb with an illness that it names. The verbs alone say what a product is or how it is made: "Dog Treats", "UV
 * Cured", "Cure Salt"; only "heilt", "guérit" and "guarisce" have no other meaning. The linter has more of them.
 */
export const CURE_CLAIMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:(?:helps?|to|can)\s)?(?:cures?|heals?|treats?|prevents?)\s(?:(?!for\s)[\p{L}'’-]+\s){0,2}${ILLNESS}(?:\s(?:(?:and|&|or)\s)?${ILLNESS})*(?:\s(?:symptoms|fast|instantly))?(?![\p{L}\p{N}])`,
    'giu',
  ),
  /(?<![\p{L}\p{N}-])(?:heilt\s\p{L}+(?:\s(?:und|oder)\s\p{L}+)?|(?:guérit|guarisce)\s(?:(?:l[ae]s?|il?|lo)\s|l['’])?\p{L}+)/giu,
  /治[愈疗]\p{Script=Han}{0,3}?(?:病|炎|痛|癌|疹|失眠|感冒)|\p{Script=Han}{1,4}治る/gu,
];
