export const HELP = `Runs the tools of the site from the command line. JSON in, JSON out.

  run <tool-id> --input FILE   compute; "-" reads standard input, without --input the defaults hold
      --now ISO                the instant that the engine takes for now
      --seed N                 the seed of its random source, a whole number
  list                         the tools, with their names in six languages
  describe <tool-id>           JSON Schemas of input and output, examples, rule sets
  --help                       this text

Exit codes: 0 done, 1 a mistake of ours, 2 refused. A refused input answers the list of problems, each with path and code.

  echo '{"category":"length","value":12,"from":"in","to":"cm"}' | npm run -s cli -- run unit-converter --input -
`;
