export const HELP = `Runs the tools of the site with JSON input and output, manages the users of the service,
and backs up its database.

  run <tool-id> --input FILE   run a tool; "-" reads standard input, default: the defaults of the tool
      --file FILE              a report that the tool reads, as its page does; several are merged
      --contains TEXT          keep only rows with the text in a cell: a word, brand or ASIN; may be repeated
      --max-rank N             in reports with search frequency ranks: keep only rows up to this rank
      --day-order day-first|month-first  what 03/04/2026 is where no cell shows it
      --now ISO                the current time for the engine, in UTC without a zone
      --seed N                 the seed for random numbers, an integer
  batch <tool-id> --file FILE  run a tool for each row of one CSV, text or workbook (.xlsx)
      --map "Header=field,..." columns by field of the input; default: by their usual names
      --set field=value        the same for all rows; may be repeated
      --rule-sets ID,ID        compute each row by each of these
      --out FILE               .csv, .xlsx or .ndjson; default: NDJSON on standard output
      --now ISO                as above
  ask "<text>"                 answers of the tools to a text, best first: ask "10x8x4 in 0.9 lb"
      --lang zh|zh-TW|en|ja|id|vi  the language of the answer and of numbers in the text, default: en
      --now ISO                as above
  list                         all tools, with their names in six languages
  describe <tool-id>           JSON Schemas of input and output, examples, rule sets
  mcp                          serve the tools to an assistant (Model Context Protocol) over standard
                               input and output, until the input ends
  admin create <username> --role viewer|admin|super_admin [--full-name NAME] [--email ADDRESS]
  admin reset-password <username>
      --password-stdin         read the password from standard input; default: generate one, show it
                               once, and let it expire after seven days unless the user changes it
  admin set-role <username> --role viewer|admin|super_admin
  admin disable <username>     end all sessions and block sign-in; "enable" reverts it
  admin list                   all users
                               in the database of DATABASE_URL, or of DATA_DIR while no service uses it
  patents import <file.zip> [more]
                               load the design patents of weekly grant files into the same database, also
                               while the service runs; an interrupted import continues when it is repeated
  patents update --from FOLDER the same for the weekly files of a folder that are not loaded yet
  patents status               what is loaded: designs, weeks, missing weeks
  backup <file>                back up the same database into a new file, also while the service runs
  backup --into <folder>       the same, into a file of that folder named after the time
      --keep N                 and keep only the newest N of these
  restore <file>               restore into an empty database of either kind; no service may run
      --replace                overwrite what the database holds
  verify <file>                check a backup
      --database               and compare it with the database, row by row
  --help                       this text

Exit codes: 0 success, 1 internal error, 2 rejected. A rejected input prints its problems, each with path and code.

  echo '{"category":"length","value":12,"from":"in","to":"cm"}' | npm run -s cli -- run unit-converter --input -
`;
