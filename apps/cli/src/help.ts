export const HELP = `Runs the tools of the site from the command line, JSON in, JSON out, keeps the users of the service,
and makes backups of its database.

  run <tool-id> --input FILE   compute; "-" reads standard input, without --input the defaults hold
      --now ISO                the instant that the engine takes for now, of UTC where it names no zone
      --seed N                 the seed of its random source, a whole number
  list                         the tools, with their names in six languages
  describe <tool-id>           JSON Schemas of input and output, examples, rule sets
  admin create <username> --role viewer|admin|super_admin [--full-name NAME] [--email ADDRESS]
  admin reset-password <username>
      --password-stdin         the password is read from standard input; else one is made, shown once,
                               and ends after seven days unless its user changes it
  admin set-role <username> --role viewer|admin|super_admin
  admin disable <username>     ends all sign-ins; "enable" takes it back
  admin list                   all users
                               on the database of DATABASE_URL, else of DATA_DIR, while no service holds it
  backup <file>                writes the same database into a new file, also while the service runs
  backup --into <folder>       the same, into a file of that folder named after the instant
      --keep N                 and only the newest N of these stay
  restore <file>               fills an empty database with it, of either kind; no service may run
      --replace                what the database holds is lost
  verify <file>                reads a backup through
      --database               and compares it with the database, row by row
  --help                       this text

Exit codes: 0 done, 1 a mistake of ours, 2 refused. A refused input answers the list of problems, each with path and code.

  echo '{"category":"length","value":12,"from":"in","to":"cm"}' | npm run -s cli -- run unit-converter --input -
`;
