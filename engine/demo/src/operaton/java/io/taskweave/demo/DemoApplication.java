package io.taskweave.demo;

import org.operaton.bpm.spring.boot.starter.annotation.EnableProcessApplication;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** An Operaton with the demo processes. As a process application it gives {@code embedded:app:} forms a context path. */
@SpringBootApplication
@EnableProcessApplication
public class DemoApplication {

    public static void main(String[] args) {
        SpringApplication.run(DemoApplication.class, args);
    }
}
