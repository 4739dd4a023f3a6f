package cardbench.app.cli;

import java.io.PrintStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code completion}: a script by which a shell completes commands, options and file names. */
final class CompletionCommand implements Command {

    private final List<Command> commands;

    /** The options of these commands are those in their help. */
    CompletionCommand(List<Command> commands) {
        this.commands = List.copyOf(commands);
    }

    @Override
    public String name() {
        return "completion";
    }

    @Override
    public String summary() {
        return "prints a script that completes commands in bash or zsh";
    }

    @Override
    public String help() {
        return """
        usage: completion bash|zsh

        Prints a script for the shell. It completes the words of a command with the name
        cardbench: a script, or a function such as the one below.

        example, for ~/.bashrc:
          cardbench() { java -jar ~/cardbench.jar "$@"; }
          source <(cardbench completion bash)
        """;
    }

    @Override
    public int run(List<String> words, Terminal terminal) throws UsageException {
        if (!words.equals(List.of("bash")) && !words.equals(List.of("zsh"))) {
            throw new UsageException("it needs the name of a shell, bash or zsh");
        }
        PrintStream out = terminal.people();
        if (words.get(0).equals("zsh")) {
            out.print("autoload -U +X bashcompinit && bashcompinit\n");
        }
        out.print(script());
        return FINE;
    }

    private String script() {
        String names = commands.stream().map(Command::name).collect(Collectors.joining(" "));
        StringBuilder cases = new StringBuilder();
        for (Command command : commands) {
            cases.append("    ").append(command.name()).append(") options='");
            cases.append(String.join(" ", options(command))).append("' ;;\n");
        }
        return """
                _cardbench() {
                  local word=${COMP_WORDS[COMP_CWORD]} options='' names='' IFS=$' \\n'
                  case ${COMP_WORDS[1]} in
                %s    completion) names='bash zsh' ;;
                  esac
                  if [ "$COMP_CWORD" -eq 1 ]; then
                    options='--help --version'
                    names='%s completion'
                  fi
                  local words=$(compgen -W "$options $names" -- "$word")
                  IFS=$'\\n'
                  COMPREPLY=($words)
                  if [ -z "$names" ] && [ "${word#-}" = "$word" ]; then
                    COMPREPLY=($(compgen -f -- "$word"))
                  fi
                }
                complete -o filenames -F _cardbench cardbench
                """
                .formatted(cases, names);
    }

    private static Set<String> options(Command command) {
        Set<String> options = new LinkedHashSet<>(Arguments.options(command.help()).keySet());
        options.add("--help");
        return options;
    }
}
